/** The cookie that holds the key of the signed-in person. The server sets it. */
const authCookie = 'auth_key'
const antiForgeryCookie = 'XSRF-TOKEN'

function readCookie(name: string): string | undefined {
  // The server reads the cookies of its requests itself.
  if (typeof document === 'undefined') return undefined
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  return value ? decodeURIComponent(value) : undefined
}

export const readAuthKey = () => readCookie(authCookie)
export const readAntiForgeryToken = () => readCookie(antiForgeryCookie)

export function deleteAuthKey(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in older iPads
  document.cookie = `${authCookie}=; Max-Age=0; Path=/; SameSite=Lax`
}
