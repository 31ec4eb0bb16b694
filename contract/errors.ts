import { accountErrors } from './account-errors.ts'
import { commonErrors } from './common-errors.ts'
import { pictureTooLarge } from './picture-formats.ts'
import { resourceErrors } from './resource-errors.ts'
import { signInErrors } from './sign-in-errors.ts'

/** The sentence of `changed-meanwhile`. `noun`: what has been changed, such as "booking". */
export const changedMeanwhile = (noun = ''): string =>
  `${`This ${noun}`.trim()} has been changed in another window or by somebody else. Look at it as it is now. What you entered is still here: try again to replace their changes.`

/**
 * Every expected failure: its stable code, its HTTP status, and the sentence a person reads.
 * Any other error is a fault: logged, and returned as `internal` without details.
 */
export const errors = {
  ...commonErrors,
  ...accountErrors,
  ...signInErrors,
  ...resourceErrors,
  /** Something is no longer in the `version` that somebody saw. The sentence then names what it is. */
  'changed-meanwhile': { status: 409, message: changedMeanwhile() },
  'school/not-found': { status: 404, message: 'Invalid invite code' },
  'school/joined-already': { status: 409, message: 'Your account already belongs to a school.' },
  'school/access-ended': {
    status: 409,
    message:
      'This school has ended your access, so its code does not work for you. If you think this is a mistake, ask the school.',
  },
  'school/bad-postcode': { status: 422, message: 'Enter a UK postcode, such as SW1A 2AA.' },
  'school/name-is-checked': {
    status: 422,
    message: 'Only we can change the name and postcode of a verified school. Write to us if they are wrong.',
  },
  'school/already-appealed': { status: 409, message: 'We already have your message, and will write to you.' },
  'school/record-taken': { status: 409, message: 'Another school on the portal is linked to this record.' },
  'school/wrong-letter-code': {
    status: 422,
    message: 'This is not the code from the letter. Check it, and try again.',
  },
  'school/letter-code-over': {
    status: 409,
    message: 'This code no longer works. Ask for another letter.',
  },
  'school/letter-elsewhere': {
    status: 409,
    message:
      'The register has another address for your school now, or another school has been approved for it. We are looking at it, and will write to you.',
  },
  'school/no-more-letters': {
    status: 409,
    message: 'We cannot post another letter by itself. Write to us below, and we will look at your school.',
  },
  'school/no-address': {
    status: 409,
    message: 'Link the school to an open record with an address first. The letter goes there.',
  },
  'school/decided-already': {
    status: 409,
    message: 'Somebody else has made a decision about this school in the meantime. Look at it again.',
  },
  'invitation/no-file': { status: 422, message: 'Choose a CSV file first.' },
  'invitation/unreadable': {
    status: 422,
    message: 'We could not read this file. Save it as CSV (UTF-8), with one e-mail address on each line.',
  },
  'invitation/too-large': { status: 413, message: 'That file is larger than 1 MB. Split it into smaller ones.' },
  'invitation/too-many-rows': {
    status: 422,
    message: 'That file has more than 5,000 rows. Split it into smaller ones.',
  },
  'invitation/which-columns': {
    status: 422,
    message: 'There are three or more addresses in a row. Choose the columns that have the parents’ addresses.',
  },
  'invitation/no-address': { status: 422, message: 'We found no e-mail address to invite.' },
  'invitation/too-many': {
    status: 429,
    message: 'That is more invitations than you can send at once. Try again tomorrow, or with fewer addresses.',
  },
  'invitation/asked-enough': {
    status: 409,
    message:
      'This address has been sent as many invitations as we send to anybody. Ask for another address. Parents can also register with their school’s code.',
  },
  'invitation/other-school': {
    status: 403,
    message:
      'You no longer belong to the school that this invitation is for. Withdraw it, then invite this person again.',
  },
  'invitation/too-many-lists': {
    status: 429,
    message:
      'Your school has reached its daily limit for lists, so nothing was imported. Upload this list again tomorrow.',
  },
  'invitation/gone': { status: 410, message: 'This invitation has expired, was withdrawn or has already been used.' },
  'people/not-lead': {
    status: 403,
    message: 'Only the lead of your school can do this. You can see who that is under “People of your school”.',
  },
  'people/needs-successor': {
    status: 409,
    message:
      'You are the lead of your school. Hand the lead over to a colleague first, under “People of your school” on the page “Staff and access”.',
  },
  'people/not-confirmed': {
    status: 409,
    message:
      'Only a colleague who has confirmed their e-mail address, and is not deleting their account, can be the lead.',
  },
  'people/own-access': { status: 409, message: 'You cannot end your own access here.' },
  'people/too-often': {
    status: 429,
    message: 'You have ended this person’s access several times today. Try again tomorrow, or write to us.',
  },
  'user/own-account': { status: 409, message: 'This is your own account. Another operator can disable it.' },
  'user/own-rights': { status: 409, message: 'You cannot change your own rights. Another owner can.' },
  'user/more-rights': { status: 403, message: 'This operator has more rights than you. Ask an owner of the portal.' },
  'user/is-operator': {
    status: 409,
    message:
      'Only the person who installed the portal can let an operator back in, with the command npm run operator:create.',
  },
  'user/is-disabled': { status: 409, message: 'This account has been disabled. Enable it first.' },
  'booking/over': {
    status: 409,
    message: 'This session cannot be changed any more. Write to us if something is wrong.',
  },
  'quote/product-gone': {
    status: 409,
    message:
      'A product that you chose is not in the shop any more, so we have not sent your request. We have taken it off your list. Check the list, then ask again.',
  },
  'quote/no-offer': {
    status: 409,
    message: 'The prices have not been saved yet. Save the quote, look at the PDF, then send it.',
  },
  'quote/expired': {
    status: 409,
    message:
      'The last day to accept this quote has passed, so we have not sent it. Choose “Change the quote”, set a later day, save it, then send it.',
  },
  'quote/incomplete': {
    status: 409,
    message:
      'This quote does not say how VAT is charged, or its seller has no postal address, so we have not sent it. Choose “Change the quote”, add what is missing, save it, then send it.',
  },
  'quote/not-sent': {
    status: 409,
    message: 'No quote has been sent yet, so there is no order to confirm. Send the quote first.',
  },
  'quote/not-closed': {
    status: 409,
    message: 'This quote is open already, so there is nothing to reopen. Look at it as it is now.',
  },
  'quote/over': {
    status: 409,
    message:
      'This quote has been ordered or closed, so it cannot be changed any more. If it was closed by mistake, reopen it. If an order has to change, write to the school.',
  },
  'desk/nobody-there': {
    status: 409,
    message: 'The person who asked for this has left, so there is nobody to write to.',
  },
  'enquiry/outcome-needed': {
    status: 422,
    message: 'Choose how this request ended, and write what was done or why not. Then close it.',
  },
  'mail/no-server': { status: 409, message: 'No mail server is set up. Set SMTP_URL, then start the portal again.' },
  'mail/unknown-link': { status: 410, message: 'This link is incomplete, or no longer works.' },
  'mail/not-failed': { status: 409, message: 'This e-mail has been sent, or is about to be.' },
  'news/draft': { status: 409, message: 'This book is a draft. Publish it before you tell schools about it.' },
  'news/told-already': { status: 409, message: 'Schools have been told about this book already.' },
  'news/told-this-term': {
    status: 409,
    message: 'Schools have been told about another book this term. Tell them about this one next term.',
  },
  'news/nobody': { status: 409, message: 'Nobody would get this e-mail yet, so it has not been sent.' },
  'register/no-file': { status: 422, message: 'Choose the file of a register first.' },
  'register/unreadable': { status: 422, message: 'This is not a list of schools that the portal reads.' },
  'register/older': { status: 409, message: 'This list seems to be older than the one that was imported last.' },
  'register/too-large': { status: 413, message: 'That file is too large to be the register.' },
  'register/busy': { status: 409, message: 'The register is already being imported. Wait until that has finished.' },
  'image/no-file': { status: 422, message: 'Choose a picture first.' },
  'image/unreadable': { status: 422, message: 'Unable to upload your image' },
  'image/too-many-pixels': {
    status: 422,
    message: 'This picture has too many pixels. Make it smaller, to 5,000 × 5,000 at most, and choose it again.',
  },
  'image/too-large': { status: 413, message: pictureTooLarge },
  /** The problem is told where there is one. */
  'set-up/no-test-school': {
    status: 409,
    message:
      'This school cannot be deleted here: it has to have gone all the way, with five accounts at most, before the portal is open.',
  },
  'category/taken': { status: 409, message: 'There is already a category with this name.' },
  'category/in-use': { status: 409, message: 'There are resources in this category. Move them to another one first.' },
  'category/needed': { status: 409, message: 'Storybooks need this category, so you cannot remove it.' },
  'class/no-such-code': { status: 404, message: 'We cannot find that code. Check the board.' },
  'class/ended': { status: 410, message: 'This code has ended. Ask your teacher for a new one.' },
  'class/book-closed': {
    status: 410,
    message: 'This book is not on the shelf at the moment. Ask your teacher for another one.',
  },
  'class/draft': { status: 409, message: 'This book is a draft. Publish it before a class reads it.' },
  'outcome/asked': {
    status: 409,
    message: 'These numbers have been entered already. You can change them on “Your school”.',
  },
  'outcome/twice': {
    status: 409,
    message: 'Your school has entered numbers for this year, this book and this day. Is yours another class?',
  },
  'outcome/too-late': {
    status: 409,
    message:
      'This was more than a fortnight ago, so the numbers cannot be changed any more. You can still delete them.',
  },
  'taught/no-such-code': {
    status: 404,
    message: 'This link or code opens nothing. Check it, or ask the school for its new one.',
  },
  'feedback/too-late': {
    status: 409,
    message:
      'You answered more than a fortnight ago, so that answer stays as it is. Send this one again as a new answer.',
  },
  'report/link-ended': {
    status: 410,
    message: 'This link has ended. Ask the person who sent it to you for another one.',
  },
  'board/not-found': {
    status: 409,
    message:
      'We cannot find your board with these digits. Check the digits, and that the board shows this book and is connected.',
  },
  'certificate/name-unprintable': {
    status: 422,
    message: 'Our typefaces do not have every letter of that name. Your browser prints it in one of your device.',
  },
  'notification/bad-address': {
    status: 422,
    message: 'Notifications cannot be sent to this address. Use the one that your browser was given.',
  },
  'notification/bad-key': { status: 422, message: 'The keys of this browser are not in the form we expect.' },
  'server/busy': { status: 503, message: 'Many people are logging in right now. Try again in a few seconds.' },
} as const

export type ErrorCode = keyof typeof errors

/** The body of every failure. `errors` maps a field to the message shown at it. */
export interface ErrorBody {
  message: string
  code: ErrorCode
  errors?: Record<string, string>
}
