import type { RegisterState } from '#contract/register.ts'
import { moment } from '../../ui/text/moment.ts'
import { nationNames, registers } from './nation-names.ts'

const number = new Intl.NumberFormat('en-GB')

/** How many schools each nation's register has brought, and when its list was imported. */
export function RegisterCounts({ state: { schools, open_schools: open, lists } }: { state: RegisterState }) {
  return (
    <div className="grid gap-4">
      <p className="text-lg">
        <b className="font-heading text-2xl">{number.format(open)}</b> open schools
        {schools > open && `, and ${number.format(schools - open)} that have closed`}
      </p>
      <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[max-content_1fr]">
        {registers.map((register) => {
          const list = lists.find((one) => one.register === register)
          return (
            <div key={register} className="mb-2 tablet:contents">
              <dt className="font-bold">{nationNames[register]}</dt>
              <dd>
                {list ? `${number.format(list.open_schools)} open schools` : 'no list yet'}
                {list &&
                  (list.import_time ? `, imported on ${moment(list.import_time)}` : ', from another nation’s list')}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
