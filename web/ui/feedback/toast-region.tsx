import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastRegionStore } from './toast.ts'

const ToastContainer = lazy(() => import('./toast-container.tsx').then((module) => ({ default: module.Toasts })))

/** The place for toasts, once in the app. */
export function ToastRegion() {
  const isWanted = useSyncExternalStore(toastRegionStore.subscribe, toastRegionStore.isWanted, () => false)
  return <Suspense>{isWanted && <ToastContainer />}</Suspense>
}
