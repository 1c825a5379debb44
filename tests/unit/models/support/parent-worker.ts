/** Starts a host, lets it compute without end and says its number; whoever started this process then kills it. */
import { forkHost } from '../../../../src/main/engine/models/host/fork';
import { createHostLink } from '../../../../src/main/engine/models/host/link';
import type { LoadPlan } from '../../../../src/main/engine/models/host/protocol';

process.once('message', (m: { host: string; plan: LoadPlan }) => {
  const link = createHostLink(forkHost(new URL(m.host)));
  void link.call('load', m.plan, { timeMs: 60_000 }).then(() => {
    void link.call(
      'ask',
      { prompt: 'Go on.', schema: { type: 'string' }, maxTokens: 1e6, seed: 1 },
      { timeMs: 60_000 },
    );
    setTimeout(() => process.send?.({ pid: link.pid() }), 50);
  });
});
