import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { Button } from '../button.tsx'
import { longMoment } from '../text/moment.ts'

function iconOf(device: string) {
  if (/iPad|tablet/i.test(device)) return Tablet
  return /iPhone|Android|phone/i.test(device) ? Smartphone : Laptop
}

export interface Device {
  /** Such as "Chrome on Windows"; `""` when it is not known. */
  device: string
  /** ISO 8601. */
  create_time: string
  last_used_time: string
  is_current: boolean
}

const nameOfDevice = ({ device }: Device): string => device || 'Unknown device'

interface DeviceRowProps {
  device: Device
  isEnding: boolean
  /** Left out where the device can only be looked at. */
  onEnd: (() => void) | undefined
}

/** A list item: one device that is logged in, and a button that logs it out unless it is this one. */
export function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const name = nameOfDevice(device)
  const Icon = iconOf(device.device)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface p-4 shadow-rest">
      <Icon aria-hidden className="size-8 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow basis-52">
        <p className="font-bold">{name}</p>
        <p className="text-ink-soft text-sm">
          Last used <time dateTime={device.last_used_time}>{longMoment(device.last_used_time)}</time>
          <br />
          Logged in <time dateTime={device.create_time}>{longMoment(device.create_time)}</time>
        </p>
      </div>
      {device.is_current && (
        <p className="rounded-full bg-accent-soft px-4 py-1 font-bold text-on-accent-soft text-sm">This device</p>
      )}
      {!device.is_current && onEnd && (
        <Button
          tone="quiet"
          isBusy={isEnding}
          busyLabel="Logging out…"
          aria-label={`${isEnding ? 'Logging out' : 'Log out'} ${name}`}
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  )
}
