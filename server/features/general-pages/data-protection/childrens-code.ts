/** The 15 standards of the Information Commissioner's Age appropriate design code, and how the portal meets each. */
export const childrensCode: ReadonlyArray<readonly [standard: string, answer: string]> = [
  [
    'Best interests of the child',
    'The portal exists so that children read and talk about stories. Nothing in it earns money from them.',
  ],
  ['Data protection impact assessments', 'There is [one](/trust/impact-assessment).'],
  ['Age appropriate application', 'We do not ask for ages. All children get the highest protection.'],
  ['Transparency', '[One page for children](/privacy/for-children), and [one for adults](/privacy).'],
  ['Detrimental use of data', 'There is no data about children to use.'],
  ['Policies and community standards', 'Children cannot publish anything, or meet anybody, in the portal.'],
  ['Default settings', 'Counting visits and notifications are off until an adult switches them on.'],
  [
    'Data minimisation',
    'Nothing is asked of children, and of adults only what is listed in [the data we hold](/trust).',
  ],
  ['Data sharing', 'No data about children exists to be shared.'],
  ['Geolocation', 'Not used.'],
  [
    'Parental controls',
    'There is nothing to control: a child in the portal cannot leave it for another site without an adult’s help, buy, or write to anybody.',
  ],
  ['Profiling', 'None.'],
  ['Nudge techniques', 'None. There are no streaks, points or reminders for children.'],
  ['Connected toys and devices', 'Not applicable: there are none.'],
  ['Online tools', '[Anybody can ask or complain](/data-requests), without an account, also for a child.'],
]

/** The standards as a numbered list in Markdown. */
export const describeChildrensCode = (): string =>
  childrensCode.map(([standard, answer], index) => `${index + 1}. **${standard}:** ${answer}`).join('\n')
