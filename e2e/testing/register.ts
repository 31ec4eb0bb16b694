import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Portal } from './portal.ts'
import { inheritedEnvironment } from './portal-process.ts'

const command = resolve(import.meta.dirname, '../../scripts/command.mjs')

const header =
  'URN,LA (name),EstablishmentName,EstablishmentTypeGroup (name),EstablishmentStatus (name),CloseDate,PhaseOfEducation (name),StatutoryLowAge,StatutoryHighAge,NumberOfPupils,Street,Locality,Address3,Town,County (name),Postcode,SchoolWebsite,HeadLastName,GOR (name),Easting,Northing'

/** An invented open primary school in the register. Its website's host is `host`. */
export interface RegisterRow {
  urn: number
  name: string
  street: string
  postcode: string
  host: string
}

const lineOf = ({ urn, name, street, postcode, host }: RegisterRow) =>
  `${urn},Tideshire,${name},Local authority maintained schools,Open,,Primary,4,11,210,${street},,,Tidewell,Tideshire,${postcode},www.${host},,South East,472015,139980`

/** The register's file with these schools. */
export const registerFile = (rows: RegisterRow[]): string => [header, ...rows.map(lineOf), ''].join('\r\n')

/** Imports schools into the portal's register, as operators do. */
export async function importRegister(portal: Portal, rows: RegisterRow[]): Promise<void> {
  const file = join(portal.dataDir, '../register.csv')
  await writeFile(file, registerFile(rows))
  await promisify(execFile)(process.execPath, [command, 'register-import', '--files', file], {
    env: { ...inheritedEnvironment(), DATA_DIR: portal.dataDir },
  })
}
