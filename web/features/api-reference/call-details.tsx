import { type Call, type Field, fieldsOf, typeInWords } from './api-description.ts'

/** One call, closed until somebody wants to know more. */
export function CallDetails({ method, path, operation }: Call) {
  const { parameters, requestBody, responses, security, summary, description } = operation
  const [mediaType, body] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const { 200: done, ...failures } = responses
  const [answerType, answer] = Object.entries(done?.content ?? {})[0] ?? []
  const asked = parameters.map(({ name, in: place, required, schema }) => ({
    name: `${name} (in the ${place})`,
    type: typeInWords(schema),
    isRequired: required,
    description: schema.description,
  }))
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-bold">{summary}</span>{' '}
        <code className="break-words text-ink-soft">
          {method} {path}
        </code>
      </summary>
      <div className="space-y-5 pb-6 pl-4">
        <p>
          {description} {security ? 'Needs a key.' : 'Needs no key.'}
        </p>
        {asked.length > 0 && <Fields caption="Parameters" fields={asked} />}
        {mediaType && <Fields caption={`Body, ${mediaType}`} fields={fieldsOf(body?.schema)} />}
        {answerType && <Fields caption={`Response, ${answerType}`} fields={fieldsOf(answer?.schema)} />}
        <div>
          <h3 className="font-bold">Errors</h3>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {Object.entries(failures).map(([status, failure]) => (
              <div key={status} className="col-span-2 grid grid-cols-subgrid">
                <dt>{status}</dt>
                <dd>{failure.description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </details>
  )
}

function Fields({ caption, fields }: { caption: string; fields: Field[] }) {
  if (fields.length === 0) return <p className="font-bold">{caption}</p>
  return (
    <table className="w-full max-w-[80ch] text-left">
      <caption className="text-left font-bold">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, isRequired, description }) => (
          <tr key={name} className="border-line border-t align-top">
            <th scope="row" className="w-1/2 py-1.5 pr-4 font-normal">
              <code className="break-words">{name}</code>
            </th>
            <td className="py-1.5">
              {type}
              {isRequired && <span className="text-ink-soft">, required</span>}
              {description && <p className="text-ink-soft">{description}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
