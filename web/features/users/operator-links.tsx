import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
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
          <Link to={`/admin/users/${id}`} className="link">
            {full_name || email}
          </Link>{' '}
          ({rightsNames[rights].toLowerCase()})
        </span>
      ))}
    </p>
  )
}
