import { journeys } from './journeys.ts';
import { launchWebkit } from './support/webkit.ts';

journeys('WebKit', launchWebkit);
