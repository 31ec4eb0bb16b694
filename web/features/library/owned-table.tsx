import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Resource } from '#contract/resources.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { categoryTitle } from '../../domain/category-title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { day, pages } from './wording.ts'

interface OwnedTableProps {
  resources: readonly Resource[]
  onDelete: (resource: Resource) => void
}

/** A table where there is room for one; on phones a card for each row. */
export function OwnedTable({ resources, onDelete }: OwnedTableProps) {
  const { data: categories } = useQuery(categoriesQuery)
  return (
    <table className="owned">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Created on</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {resources.map((resource) => {
          const { id, title, category, page_count, create_time, image } = resource
          return (
            <tr key={id}>
              <td>
                <div className="flex items-center gap-4">
                  <Thumbnail image={image} />
                  <div className="min-w-0">
                    <Link to={`/resources/view/${id}`} className="link wrap-anywhere font-bold">
                      {title}
                    </Link>
                    <p className="text-ink-soft text-sm">
                      {categoryTitle(category, categories)}, {pages(page_count)}
                    </p>
                  </div>
                </div>
              </td>
              <td>
                <span className="text-ink-soft tablet:hidden">Created on </span>
                {day(create_time)}
              </td>
              <td>
                <div className="flex flex-wrap gap-2 tablet:flex-nowrap">
                  <ButtonLink
                    tone="quiet"
                    className="px-3 phone:px-4"
                    to={`/resources/manage/${id}`}
                    aria-label={`Edit ${title}`}
                  >
                    Edit
                  </ButtonLink>
                  <Button
                    tone="quiet"
                    className="px-3 phone:px-4"
                    aria-label={`Delete ${title}`}
                    onClick={() => onDelete(resource)}
                  >
                    Delete
                  </Button>
                </div>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
