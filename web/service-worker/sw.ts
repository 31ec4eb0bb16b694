import { answerFromKeptBooks } from './kept-books.ts'
import { openNews, showNews } from './notifications.ts'
import { answerFromShell, dropOldShells, keepShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope

// A new version takes over at once: what it serves is right for old pages too.
self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(dropOldShells().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const answer = answerFromShell(event.request) ?? answerFromKeptBooks(event.request)
  if (answer !== undefined) event.respondWith(answer)
})

self.addEventListener('push', (event) => event.waitUntil(showNews(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNews(event.notification)))
