declare const self: ServiceWorkerGlobalScope

interface News {
  title: string
  body: string
  path: string
  tag: string
}

const unknown: News = { title: 'New on the bookshelf', body: 'Come and have a look.', path: '/', tag: 'news' }

function read(data: PushMessageData | null): News {
  try {
    return { ...unknown, ...(data?.json() as Partial<News>) }
  } catch {
    return unknown
  }
}

/** Shows what was pushed. The same news twice is one notification, because it has the same tag. */
export function showNews(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = read(data)
  return self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: path,
  })
}

/** Opens what a notification is about, in the window that shows it already where there is one. */
export async function openNews(notification: Notification): Promise<void> {
  notification.close()
  const url = new URL(String(notification.data ?? '/'), self.location.origin)
  const target = url.origin === self.location.origin ? url.href : self.location.origin
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((window) => window.url === target)
  await (there ? there.focus() : self.clients.openWindow(target))
}
