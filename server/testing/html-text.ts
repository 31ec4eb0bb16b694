/** The words of HTML as people read them: what is within a sentence, such as a link, does not part them. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<\/?(?:a|em|span|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
