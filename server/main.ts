import { explainShortage } from './shortages.ts'

// On demand, so that a process that may not open enough files for the packages can say so.
import('./run.ts')
  .then(({ run }) => run())
  .catch((error: unknown) => {
    const shortage = explainShortage(error)
    console.error(shortage ? `\n${shortage} Then start again; nothing is lost.\n` : error)
    process.exit(1)
  })
