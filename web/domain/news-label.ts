/** The words beside the box of a form that makes an account of staff. Nobody gets news without a tick. */
export const newsLabel = 'Tell me about new books by e-mail, once a term at most (optional)'
