import { queryOptions } from '@tanstack/react-query'
import { viewClassCertificate } from '#contract/certificates.ts'
import { call } from '../../api/call.ts'

export const classCertificateQuery = (id: number) =>
  queryOptions({
    queryKey: ['certificates', 'class', id],
    queryFn: ({ signal }) => call(viewClassCertificate, { params: { id: String(id) } }, { signal }),
  })
