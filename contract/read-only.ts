/** On every response while the portal takes no changes: see the setting `READ_ONLY`. */
export const readOnlyHeader = 'x-read-only'
