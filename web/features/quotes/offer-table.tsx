import { formatPence, formatPounds, penceOf } from '#contract/money.ts'
import { deliveryInWords, type Offer } from '#contract/quotes.ts'

/** Two lines may have the same words. */
const keyOf = (title: string, index: number) => `${index} ${title}`

const number = 'py-2 pl-3 text-right align-top tabular-nums'

/** The lines of a quote with their amounts, the delivery and the total. */
export function OfferTable({ offer: { lines, delivery, vat_amount, total } }: { offer: Offer }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">What the quote offers</caption>
      <thead className="border-ink-soft border-b-2 text-ink-soft text-sm">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            Product
          </th>
          <th scope="col" className={`${number} font-normal`}>
            Quantity
          </th>
          <th scope="col" className={`${number} hidden font-normal phone:table-cell`}>
            Price each
          </th>
          <th scope="col" className={`${number} font-normal`}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, quantity, price }, index) => (
          <tr key={keyOf(title, index)} className="border-line border-b">
            <th scope="row" className="wrap-anywhere py-2 text-left font-normal">
              {title}
            </th>
            <td className={number}>{quantity}</td>
            <td className={`${number} hidden phone:table-cell`}>{formatPounds(price)}</td>
            <td className={number}>{formatPence(penceOf(price) * quantity)}</td>
          </tr>
        ))}
        {delivery !== null && <Sum name="Delivery" amount={deliveryInWords(penceOf(delivery))} />}
        {vat_amount !== null && <Sum name="VAT" amount={formatPounds(vat_amount)} />}
      </tbody>
      <tfoot className="border-ink-soft border-t-2 font-bold text-lg">
        <Sum name="Total" amount={formatPounds(total)} />
      </tfoot>
    </table>
  )
}

function Sum({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row" className="py-2 text-left [font-weight:inherit]">
        {name}
      </th>
      <td />
      <td className="hidden phone:table-cell" />
      <td className={number}>{amount}</td>
    </tr>
  )
}
