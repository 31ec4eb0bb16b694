/** What a text that ships may name. */
export interface Names {
  appName: string
}
