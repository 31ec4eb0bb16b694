import { relative } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/**
 * Checks the types of a project's own files: `check-own-types.mjs <config>`. `tsc` would check all files that they import
 * again, which belong to the other projects of tsconfig.json.
 */
const [config = ''] = process.argv.slice(2)

/** @param {string} path of a configuration, relative to the root */
function read(path) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault) => report([fault]) }
  const { fileNames, options, errors, projectReferences = [] } = ts.getParsedCommandLineOfConfigFile(path, {}, host)
  return { fileNames, options, errors, references: projectReferences.map((each) => each.path) }
}

/** @param {readonly ts.Diagnostic[]} faults */
function report(faults) {
  if (faults.length === 0) return
  process.exitCode = 1
  const host = { getCanonicalFileName: (file) => file, getCurrentDirectory: () => root, getNewLine: () => '\n' }
  console.log(ts.formatDiagnostics(faults, host))
}

const { fileNames, options, errors } = read(config)
const program = ts.createProgram({ rootNames: fileNames, options })
report([...errors, ...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()])
for (const name of fileNames) {
  const file = program.getSourceFile(name)
  report([...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
}

const known = new Set(read('tsconfig.json').references.flatMap((path) => read(path).fileNames))
for (const { fileName } of program.getSourceFiles()) {
  if (fileName.includes('/node_modules/') || known.has(fileName)) continue
  process.exitCode = 1
  console.log(`${relative(root, fileName)}: no project of tsconfig.json includes it, so nobody checks its types.`)
}
