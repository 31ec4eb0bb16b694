import type { SetUpCode } from '#contract/set-up.ts'

/** What each step of Set-up is called. */
export const setUpTitles: Record<SetUpCode, string> = {
  organisation: 'Who runs the portal',
  operators: 'Two people, each with a second step',
  address: 'The public address',
  mail: 'E-mails arrive',
  sender: 'The sending domain',
  backup: 'A backup that was restored',
  register: 'The register of schools',
  brand: 'Your sponsor, logo, letter and quotes',
  texts: 'Texts, read and signed',
  school: 'A school of your own',
}
