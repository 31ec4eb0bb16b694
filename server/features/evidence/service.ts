export { readSchoolEvidence } from './school-evidence.ts'
