import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { clientNetwork } from './clientNetwork.ts';

describe('the key that counts attempts from an address', () => {
  for (const [address, network] of [
    ['192.0.2.9', '192.0.2.9'],
    ['192.0.2.9:50123', '192.0.2.9'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['::FFFF:c000:0209', '192.0.2.9'],
    ['0:0:0:0:0:ffff:192.0.2.9', '192.0.2.9'],
    ['[::ffff:192.0.2.9]:50123', '192.0.2.9'],
    ['2001:db8:0:1::7', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::7]:443', '2001:db8:0:1::/64'],
    ['2001:db8:0:2::7', '2001:db8:0:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.9', '64:ff9b:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
    ['1.2.3', '1.2.3'],
    ['[nonsense', '[nonsense'],
    ['_hidden:80', '_hidden:80'],
    ['::1::2', '::1::2'],
  ] as const)
    it(`is ${JSON.stringify(network)} for ${JSON.stringify(address)}`, () => {
      assert.equal(clientNetwork(address), network);
    });

  const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 });
  const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

  it('is the same for all addresses of a /64, and differs for each other /64', () => {
    fc.assert(
      fc.property(half, half, half, half, (network, other, host, otherHost) => {
        // The first network must not be that of the IPv4 addresses.
        const [one, two] = [network, other].map(([first = 0, ...rest]) => [first | 0x2000, ...rest]) as [
          number[],
          number[],
        ];
        assert.equal(
          clientNetwork(written([...one, ...host])),
          clientNetwork(written([...one, ...otherHost]).toUpperCase()),
        );
        assert.equal(
          clientNetwork(written([...one, ...host])) === clientNetwork(written([...two, ...host])),
          written(one) === written(two),
        );
      }),
    );
  });

  it('is the IPv4 address itself for every IPv4-mapped address', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        assert.equal(clientNetwork(`::ffff:${address}`), clientNetwork(address));
        assert.equal(clientNetwork(address), address);
      }),
    );
  });

  it('exists for every address, and never throws at an invalid one', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        assert.match(clientNetwork(address), /^(([\da-f]{1,4}:){4}:\/64|\d+(\.\d+){3})$/);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => typeof clientNetwork(text) === 'string'));
  });
});
