/** A notice in a few words, for channels that show no whole page. It says the same as the head of the mail. */
import type { AnswerLine, Notice } from './content.ts';
import { speaker } from './messages/index.ts';
import { words } from './words.ts';

export interface Brief {
  title: string;
  text: string;
  /** Where a click leads, and its words. */
  href: string;
  action: string;
  answers: readonly AnswerLine[];
  /** Stops everything that is sent to this target. */
  stop: { href: string; label: string };
}

export function brief({ said }: Notice): Brief {
  const speak = speaker(said.kind === 'table' ? said.mail.language : said.language);
  const stop = (href: string) => ({ href, label: speak('foot.block.hook') });
  switch (said.kind) {
    case 'table': {
      const { subject, lead } = words(said.mail);
      const { links, answers } = said.mail;
      return {
        title: subject,
        text: lead,
        href: links.open,
        action: speak('button.open'),
        answers,
        stop: stop(links.stop),
      };
    }
    case 'proof': {
      const { table, href } = said;
      const title = table === null ? speak('subject.proof.plain') : speak('subject.proof', { table });
      return {
        title,
        text: speak('lead.proof'),
        href,
        action: speak('foot.proof'),
        answers: [],
        stop: stop(said.stop),
      };
    }
    case 'test': {
      const { table, href } = said;
      const title = speak('subject.test', { table });
      return {
        title,
        text: speak('lead.test'),
        href,
        action: speak('button.open'),
        answers: [],
        stop: stop(said.stop),
      };
    }
    case 'links':
      // Links that open seats go by mail only.
      throw new Error('links are sent by mail only');
  }
}
