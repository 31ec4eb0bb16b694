/** "4,963" */
export const number = (count: number) => count.toLocaleString('en-GB')

/** "1 e-mail", "4,963 e-mails" */
export const counted = (count: number, thing: string) => `${number(count)} ${thing}${count === 1 ? '' : 's'}`
