import type { ExamplePart } from '#contract/brand.ts'
import type { Deps } from '../../../deps.ts'
import { listExamples } from '../../brand/service.ts'
import { listUnsigned } from '../../general-pages/service.ts'
import { findImportState } from '../../register/service.ts'
import type { Shelf } from '../../resources/service.ts'
import { countExampleQuotes, findLastDone, findLastSignature } from '../queries.ts'
import { done, list, open, type State } from './step.ts'

/** The register of schools. */
export async function register({ db }: Deps): Promise<State> {
  const { importedAt, schools, problem } = await findImportState(db)
  if (problem) return open(problem, 'Upload the file of all schools that the steps below lead to.')
  if (!importedAt)
    return open(
      'No register has been imported, so every school has to be checked by hand.',
      'Download the file of all schools, as below, and upload it.',
    )
  if (schools === 0)
    return open(
      'The file that was imported has no school that can be read.',
      'Upload the file of all schools that the steps below lead to.',
    )
  // How old it may become while the portal is open, one of the checks of its health says.
  return done(
    `${schools.toLocaleString('en-GB')} schools were imported. Those that prove who they are need nobody to approve them.`,
    importedAt,
  )
}

const parts: Record<ExamplePart, string> = {
  sponsor: 'the sponsor',
  logo: 'the logo',
  website: 'the website',
  quote: 'the quote',
  social: 'the social networks',
  letter: 'the letter',
}

/** The sponsor, logo, letter and quotes are the charity's own. */
export async function brand(deps: Deps, shelf: Shelf): Promise<State> {
  const quotes = await countExampleQuotes(deps.db)
  const examples = [
    ...(await listExamples(deps, shelf)).map((part) => parts[part]),
    ...(quotes > 0 ? [quotes === 1 ? 'one testimonial' : `${quotes} testimonials`] : []),
  ]
  if (examples.length > 0)
    return open(
      `Still invented: ${list(examples)}. Schools do not see them.`,
      'Put your own in their place, or empty what you do not have.',
    )
  const lately = ['brand.saved', 'testimonial.edited', 'testimonial.deleted'] as const
  return done(
    'Nothing invented is left: sponsor, logo, letter and quotes are yours.',
    await findLastDone(deps.db, lately),
  )
}

/** Somebody answers for the texts. */
export async function texts({ db }: Deps): Promise<State> {
  const unsigned = await listUnsigned(db)
  if (unsigned.length > 0)
    return open(`To read and sign: ${unsigned.join(', ')}.`, 'Until then each of these pages says that it is a draft.')
  return done('Every text has been read and signed by an owner.', await findLastSignature(db))
}
