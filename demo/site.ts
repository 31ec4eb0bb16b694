import { editPage, savePage, signPage, textsToApprove } from '#contract/general-pages.ts'
import { saveOrganisation } from '#contract/organisation.ts'
import type { World } from './world.ts'

/** The charity says who it is, and signs the texts that come with the portal. `.example` belongs to nobody. */
export async function playSite(world: World): Promise<void> {
  await world.ago(349, async () => {
    const operator = world.keys.admin
    const body = {
      legal_name: 'The Hazelworth and District Trust for Enterprising Children',
      nation: 'england-and-wales' as const,
      charity_number: '0000000',
      company_number: '00000000',
      postal_address: '1 Mill Lane\nHazelworth\nTW1 1AA',
      ico_number: 'ZA000000',
      privacy_contact: 'Data protection officer',
      privacy_email: 'privacy@hazelworth-trust.example',
      safeguarding_lead: 'Bronwen Featherstonehaugh',
      safeguarding_phone: '01632 960123',
      database_country: 'the United Kingdom',
      mail_country: 'the United Kingdom',
      files_country: 'the United Kingdom',
      sub_processors: [
        { name: 'Fjord Hosting', service: 'runs our servers and keeps the backups', country: 'the United Kingdom' },
        { name: 'Letterbird', service: 'delivers our e-mails', country: 'the United Kingdom' },
      ],
      mail_signer: 'Bronwen Featherstonehaugh, schools officer',
      version: 0,
    }
    await world.call(saveOrganisation, { body }, operator)
    for (const name of textsToApprove) {
      const { title, source, version } = await world.call(editPage, { params: { name } }, operator)
      await world.call(savePage, { params: { name }, body: { title, source, version } }, operator)
      const body = { signed_by: 'Bronwen Featherstonehaugh, chair of trustees', version: version + 1 }
      await world.call(signPage, { params: { name }, body }, operator)
    }
  })
}
