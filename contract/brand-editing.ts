import * as z from 'zod/mini'
import { exampleParts, networks, PortalBrand } from './brand.ts'
import { endpoint } from './endpoint.ts'
import { AnyLink, HttpsLink } from './links.ts'
import { filledText } from './text.ts'
import { Version } from './version.ts'

const Colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/**
 * `version` counts the saves; 0 while nobody has edited the brand. `examples`: what is still as it ships, and in service seen by
 * operators only.
 */
export type EditedBrand = z.infer<typeof EditedBrand>
export const EditedBrand = z.object({ brand: PortalBrand, version: z.int(), examples: z.array(z.enum(exampleParts)) })

/** Returns the brand with its version, to edit it. */
export const editBrand = endpoint({
  method: 'GET',
  path: '/api/admin/brand',
  access: 'owner',
  response: EditedBrand,
})

const EnteredColour = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^#[0-9a-f]{6}$/, 'Enter a colour as # and six digits or letters from a to f, such as #0f6b5c.'),
  )

/**
 * Changes the brand; who pays for the portal is in `sponsors.ts`. `version` is the one that was edited.
 */
export const saveBrand = endpoint({
  method: 'PUT',
  path: '/api/admin/brand',
  access: 'owner',
  body: z.object({
    primary_color: EnteredColour,
    app_name: filledText(120, 'Enter the name of the portal.'),
    feedback_url: AnyLink,
    introduction_url: AnyLink,
    sponsor_letter_url: AnyLink,
    social: z.array(z.object({ network: z.enum(networks), url: HttpsLink })).check(
      z.maxLength(networks.length),
      z.refine(
        (links) => new Set(links.map(({ network }) => network)).size === links.length,
        'List each network once.',
      ),
    ),
    version: Version,
  }),
  response: EditedBrand,
  errors: ['changed-meanwhile'],
})

const Tokens = z.record(z.string(), Colour)

/** What the portal makes of a colour: the tokens of its light and dark scheme, and the contrasts that it keeps. */
export type PalettePreview = z.infer<typeof PalettePreview>
export const PalettePreview = z.object({
  light: Tokens,
  dark: Tokens,
  contrasts: z.array(z.object({ about: z.string(), light: z.number(), dark: z.number(), needed: z.number() })),
})

/** Returns the palette that the portal would have with another colour. */
export const previewPalette = endpoint({
  method: 'GET',
  path: '/api/admin/brand/palette',
  access: 'owner',
  query: z.object({ primary_color: EnteredColour }),
  response: PalettePreview,
})
