import * as z from 'zod/mini'

export type Licence = z.infer<typeof Licence>
/** What may be done with a resource, in the order in which a form offers it. */
export const Licence = z.enum(
  [
    'unstated',
    'school-use',
    'all-rights-reserved',
    'cc-by',
    'cc-by-sa',
    'cc-by-nc',
    'cc-by-nc-sa',
    'cc-by-nd',
    'cc-by-nc-nd',
    'ogl',
    'public-domain',
    'mit',
  ],
  'Choose a licence from the list.',
)

/** Of the books and papers that come with the portal. Its code has the licence of the repository. */
export const shippedLicence = 'cc-by' satisfies Licence

/** Where that licence can be read: people who pass a work on have to say so (CC BY 4.0, section 3(a)(1)). */
export const shippedLicenceUrl = 'https://creativecommons.org/licenses/by/4.0/'

/** That licence in a few words, for the foot of a page. */
export const shippedNotice = 'Copy it, change it and share it, and name its author: CC BY 4.0.'

/** The name that people know a licence by, and what it lets them do, as one sentence. */
export const licences: Record<Licence, { name: string; sentence: string }> = {
  unstated: {
    name: 'Not stated',
    sentence: 'Nobody has said what may be done with this, so ask before you copy it for others.',
  },
  'school-use': {
    name: 'All rights reserved, for use in your school',
    sentence: 'You may copy this for children and staff of your own school, but not change it or pass it on.',
  },
  'all-rights-reserved': {
    name: 'All rights reserved',
    sentence: 'You may read this here and save it for yourself; to copy it for others, ask whoever made it.',
  },
  'cc-by': {
    name: 'Creative Commons Attribution (CC BY 4.0)',
    sentence: 'You may copy this, change it and give it away, as long as you name its author (CC BY 4.0).',
  },
  'cc-by-sa': {
    name: 'Creative Commons Attribution-ShareAlike (CC BY-SA 4.0)',
    sentence:
      'You may copy this, change it and give it away, as long as you name its author and share what you make from it in the same way (CC BY-SA 4.0).',
  },
  'cc-by-nc': {
    name: 'Creative Commons Attribution-NonCommercial (CC BY-NC 4.0)',
    sentence:
      'You may copy this, change it and give it away, as long as you name its author and nobody makes money from it (CC BY-NC 4.0).',
  },
  'cc-by-nc-sa': {
    name: 'Creative Commons Attribution-NonCommercial-ShareAlike (CC BY-NC-SA 4.0)',
    sentence:
      'You may copy this, change it and give it away, as long as you name its author, nobody makes money from it, and you share what you make from it in the same way (CC BY-NC-SA 4.0).',
  },
  'cc-by-nd': {
    name: 'Creative Commons Attribution-NoDerivatives (CC BY-ND 4.0)',
    sentence: 'You may copy this and give it away as it is, as long as you name its author (CC BY-ND 4.0).',
  },
  'cc-by-nc-nd': {
    name: 'Creative Commons Attribution-NonCommercial-NoDerivatives (CC BY-NC-ND 4.0)',
    sentence:
      'You may copy this and give it away as it is, as long as you name its author and nobody makes money from it (CC BY-NC-ND 4.0).',
  },
  ogl: {
    name: 'Open Government Licence 3.0',
    sentence: 'You may copy this, change it and give it away, as long as you say where it comes from (OGL 3.0).',
  },
  'public-domain': {
    name: 'Public domain',
    sentence: 'You may do whatever you like with this: nobody holds rights in it.',
  },
  mit: {
    name: 'MIT licence',
    sentence:
      'You may copy this, change it, translate it and give it away, as long as the notice in it stays (MIT licence).',
  },
}
