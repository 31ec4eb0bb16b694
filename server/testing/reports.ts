/** What a report of a mail server says, as far as tests vary it. */
interface ReportWords {
  mailId: string
  action?: string
  status?: string
  said?: string
  /** The type of the part that the mail comes back in. */
  returned?: string
  /** The header that has the id of the mail. */
  header?: string
}

/** A report about a mail that was not delivered, as mail servers write it (RFC 3464). */
export function reportOf({
  mailId,
  action = 'failed',
  status = '5.1.1',
  said = 'smtp; 550 5.1.1 <ada@example.org>: no such user',
  returned = 'text/rfc822-headers',
  header = `X-Mail-Id: ${mailId}`,
}: ReportWords): string {
  return [
    'From: Mail Delivery System <mailer-daemon@relay.example>',
    'To: noreply@portal.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="of-the-report"',
    '',
    '--of-the-report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'This is the mail system at host relay.example.',
    '--of-the-report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; relay.example',
    'Arrival-Date: Thu, 26 Nov 2026 09:00:00 +0000',
    '',
    'Final-Recipient: rfc822; ada@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${said}`,
    '',
    '--of-the-report',
    `Content-Type: ${returned}`,
    '',
    'Received: from portal.example by relay.example',
    header,
    'Subject: Hello',
    '',
    '--of-the-report--',
    '',
  ].join('\r\n')
}
