import type { FastifyInstance } from 'fastify'
import * as certificates from '#contract/certificates.ts'
import { urlFor } from '#contract/endpoint.ts'
import { registrationOf } from '#contract/organisation.ts'
import { todayInUk } from '#contract/school-days.ts'
import { printColours } from '../../../print/colours.ts'
import { printable, unprintable } from '../../../print/fonts.ts'
import { getServerKey } from '../../database/server-keys.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../failure.ts'
import { countPrint, turnOf } from '../../http/printing.ts'
import { sendPdf } from '../../http/send-pdf.ts'
import { serve } from '../../http/serve.ts'
import type { FindBrand } from '../brand/service.ts'
import { coverFile, openForReading, type Shelf } from '../resources/service.ts'
import { type Certificate, giverOf } from './certificate.ts'
import { certificateScene, sheet } from './certificate-scene.ts'
import { type Sealed, sealToken, unsealToken } from './link-token.ts'
import { getSchoolName } from './queries.ts'
import { asJpeg, readCover } from './read-cover.ts'
import { drawAsSvg } from './shapes.ts'

const linkMilliseconds = 5 * 60_000

export function certificateRoutes(app: FastifyInstance, deps: Deps, shelf: Shelf, brand: FindBrand): void {
  const key = async () => getServerKey(deps.db, 'certificate links')

  async function storybook(id: number) {
    const resource = await shelf.find(id)
    if (resource && resource.category !== 'storybook') throw new Failure('resource/no-certificate')
    return resource
  }

  serve(app, certificates.createCertificateLink, async ({ actor, body }) => {
    const resource = openForReading(await storybook(body.resource_id), actor)
    if (unprintable(body.child_name).length > 0) throw Failure.at('certificate/name-unprintable', 'child_name')
    const token = sealToken(await key(), {
      resourceId: resource.id,
      schoolName: await getSchoolName(deps.db, actor.schoolId),
      childName: body.child_name,
      expiresAt: Date.now() + linkMilliseconds,
    })
    return {
      url: urlFor(certificates.readCertificate, { params: { id: resource.id }, query: { 'access-token': token } }),
    }
  })

  serve(app, certificates.viewClassCertificate, async ({ actor, params }) => {
    const resource = openForReading(await storybook(params.id), actor)
    const { details, organisation } = await brand()
    const colours = printColours(details.primary_color)
    return {
      title: resource.title,
      school: await getSchoolName(deps.db, actor.schoolId),
      giver: giverOf({ appName: details.app_name, sponsorName: details.name }),
      organisation: registrationOf(organisation),
      drawing: drawAsSvg(certificateScene(colours, await readCover(deps.files, resource)), sheet),
      ink: colours.ink,
      on_hill: colours.onNear,
      letters: printable('body'),
    }
  })

  serve(app, certificates.readCertificate, async ({ actor, by, params, query, request, reply }) => {
    const token = query['access-token']
    const isLink = token !== undefined && request.identity?.carrier !== 'query'
    const names = isLink ? await namesFromLink(token, params.id) : await namesOfActor()

    async function namesFromLink(
      sealed: string,
      resourceId: number,
    ): Promise<Pick<Sealed, 'schoolName' | 'childName'>> {
      const content = unsealToken(await key(), sealed)
      if (content?.resourceId !== resourceId) throw new Failure('account/link-expired')
      return content
    }

    async function namesOfActor() {
      if (!actor) throw new Failure('not-authorised')
      openForReading(await storybook(params.id), actor)
      return { schoolName: await getSchoolName(deps.db, actor.schoolId), childName: '' }
    }

    const resource = await storybook(params.id)
    if (!resource) throw new Failure('not-found')
    await countPrint(deps, actor, by.ip)
    const { details, organisation } = await brand()
    const shown: Omit<Certificate, 'cover'> = {
      bookTitle: resource.title,
      schoolName: names.schoolName,
      childName: names.childName,
      appName: details.app_name,
      sponsorName: details.name,
      organisation: registrationOf(organisation),
      color: details.primary_color,
      // Only its day is printed, so those of a day are the same.
      date: new Date(`${todayInUk()}T12:00:00Z`),
    }
    const pdf = await deps.printer.print(
      'certificate',
      { ...shown, cover: coverFile(resource, '960') },
      turnOf(actor, by.ip),
      async (): Promise<Certificate> => ({
        ...shown,
        cover: await asJpeg(await readCover(deps.files, resource, '960')),
      }),
    )
    return sendPdf(reply, 'attachment; filename="certificate.pdf"', pdf)
  })
}
