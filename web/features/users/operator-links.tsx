import { useQuery } from '@tanstack/react-query'
import { TextLink } from '../../ui/text/text-link.tsx'
import { operatorsQuery } from './queries.ts'
import { rightsNames } from './wording.ts'

/** Who runs the portal, to the page where an owner says what each may do. Two people need no list of their own. */
export function OperatorLinks() {
  const { data } = useQuery(operatorsQuery)
  if (!data || data.operators.length > 2) return null
  return (
    <p className="mt-4">
      Who runs the portal:{' '}
      {data.operators.map(({ id, full_name, email, rights }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink to={`/admin/users/${id}`}>{full_name || email}</TextLink> ({rightsNames[rights].toLowerCase()})
        </span>
      ))}
    </p>
  )
}
