import { bothReadingsAgree } from './both-readings.ts'

bothReadingsAgree('humpty-dumpty')
