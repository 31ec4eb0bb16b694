import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** The package unpacks to the temporary folder only, so a child process gets one of its own. */
const unpack = `
  import { inflate } from '@sparticuz/chromium'
  for (const file of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    await inflate(process.env.PACKAGE + '/bin/' + file)
  }
`

/**
 * Without a font, text has no width. Only the package's own, so that pages look the same on every machine; beside this file,
 * because the browser crashes when there are none where a copied checkout used to be.
 */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir>${folder}/fontconfig</cachedir>
  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
</fontconfig>
`

/**
 * Unpacks the browser of `@sparticuz/chromium` into node_modules/.cache, once per version. Test runs that start
 * together each unpack a copy, and the first rename wins, so that none sees a half-unpacked browser.
 */
export async function unpackBundledBrowser(
  inherited: Record<string, string>,
): Promise<{ executablePath: string; env: Record<string, string> }> {
  const source = join(modules, '@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const folder = join(modules, '.cache', `chromium-${version}-own-fonts`)
  if (!existsSync(folder)) {
    await mkdir(join(modules, '.cache'), { recursive: true })
    const fresh = await mkdtemp(`${folder}-`)
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: modules,
      env: { ...inherited, TMPDIR: fresh, PACKAGE: source },
    })
    await writeFile(join(fresh, 'fonts.conf'), fontsConf(folder))
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }))
    if (!existsSync(folder)) throw new Error(`The browser for the tests could not be unpacked into ${folder}.`)
  }
  const libraries = [join(folder, 'al2023/lib'), inherited.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return {
    executablePath: join(folder, 'chromium'),
    env: { ...inherited, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  }
}
