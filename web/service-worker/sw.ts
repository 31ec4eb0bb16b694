import { answerFromKeptBooks } from './kept-books.ts'
import { openNews, showNews } from './notifications.ts'
import { answerFromShell, fillShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

// A new version takes over at once: what it serves is right for old pages too.
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// Notifications need the worker at once, and the shell can wait: a page asks for it when it has what it needs itself.
self.addEventListener('message', (event) => event.waitUntil(fillShell().catch(() => undefined)))

self.addEventListener('fetch', (event) => {
  const answer = answerFromShell(event.request) ?? answerFromKeptBooks(event.request)
  if (answer !== undefined) event.respondWith(answer)
})

self.addEventListener('push', (event) => event.waitUntil(showNews(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event.notification)))
