import { bothReadingsAgree } from './both-readings.ts'

bothReadingsAgree('baroque')
