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
  [
    'Default settings',
    'We count no visits and send no notifications until somebody agrees. The pages for children do not ask.',
  ],
  [
    'Data minimisation',
    'We ask children for nothing, and adults only for what is listed in [the data we hold](/trust).',
  ],
  ['Data sharing', 'There is no data about children to share.'],
  ['Geolocation', 'Not used.'],
  [
    'Parental controls',
    'There is nothing to control: on the pages for children, a child cannot buy anything, write to anybody, or follow a link to another site.',
  ],
  ['Profiling', 'None.'],
  ['Nudge techniques', 'None. There are no streaks, points or reminders for children.'],
  ['Connected toys and devices', 'Not applicable: there are none.'],
  [
    'Online tools',
    '[Anybody can ask or complain](/data-requests), without an account, including on behalf of a child.',
  ],
]

/** The standards as a numbered list in Markdown. */
export const describeChildrensCode = (): string =>
  childrensCode.map(([standard, answer], index) => `${index + 1}. **${standard}:** ${answer}`).join('\n')
