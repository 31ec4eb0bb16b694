import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteNarration,
  type Narration,
  placeWords,
  publishNarration,
  storeRecording,
  viewNarration,
} from '#contract/narrations.ts'
import { call } from '../../../api/call.ts'
import { upload } from '../../../api/upload.ts'

/** Who reads a book aloud, and which of its pages are recorded. */
export const narrationQuery = (id: number) =>
  queryOptions({
    queryKey: ['narration', id],
    queryFn: ({ signal }) => call(viewNarration, { params: { id: String(id) } }, { signal }),
    staleTime: 0,
  })

type Change =
  | { kind: 'publish'; isPublished: boolean }
  | { kind: 'delete' }
  | { kind: 'store'; number: number; recording: Blob; before: string }
  | { kind: 'place'; number: number; recording: string; starts: number[] }

function send(id: number, change: Change): Promise<Narration> {
  const params = { id: String(id) }
  if (change.kind === 'delete') return call(deleteNarration, { params })
  if (change.kind === 'publish') return call(publishNarration, { params, body: { is_published: change.isPublished } })
  const page = { ...params, number: String(change.number) }
  if (change.kind === 'place')
    return call(placeWords, { params: page, body: { recording: change.recording, starts: change.starts } })
  return upload(storeRecording, change.recording, { params: page, query: { before: change.before } })
}

/** Changes the recordings of a book, and shows what the portal then has. */
export function useNarrationChange(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) => send(id, change),
    onSuccess: (narration) => {
      client.setQueryData(narrationQuery(id).queryKey, narration)
      // Readers of this browser have the book as it was.
      void client.invalidateQueries({ queryKey: ['resources', 'book', id] })
    },
    onError: () => client.invalidateQueries(narrationQuery(id)),
  })
}
