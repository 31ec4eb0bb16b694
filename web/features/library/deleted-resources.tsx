import { useQuery } from '@tanstack/react-query'
import { DeletedList } from '../../ui/lists/deleted-list.tsx'
import { deletedQuery } from './queries.ts'
import { day } from './wording.ts'

interface DeletedResourcesProps {
  busyId: number | undefined
  onRestore: (id: number) => void
}

/** The deleted resources that the signed-in user can restore. */
export function DeletedResources(props: DeletedResourcesProps) {
  const { data = [] } = useQuery(deletedQuery)
  const items = data.map(({ id, title, delete_time, restore_until }) => {
    const until = restore_until === '' ? '' : ` You can restore it until ${day(restore_until)}.`
    return { id, title, note: `Deleted on ${day(delete_time)}.${until}` }
  })
  return <DeletedList items={items} {...props} />
}
