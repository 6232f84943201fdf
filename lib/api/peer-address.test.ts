import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { addressOf } from "./caller.ts";
import { peerHeader, tellPeers } from "./peer-address.ts";

/** What a server of this process takes for the caller's address. */
const seen = async (headers: Record<string, string | string[]>, trustedProxies = 0): Promise<string> => {
  const server = createServer((request, response) => {
    const told = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    response.end(addressOf(new Headers(told as [string, string][]), trustedProxies));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await new Promise<string>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      ask({ port, host: "127.0.0.1", headers, agent: false }, (answer) => {
        let text = "";
        answer
          .setEncoding("utf8")
          .on("data", (part: string) => (text += part))
          .on("end", () => resolve(text));
      })
        .on("error", reject)
        .end();
    });
  } finally {
    server.close();
  }
};

test("the socket's address is the caller's, whatever the caller says", async () => {
  tellPeers();
  expect(await seen({})).toBe("127.0.0.1");
  expect(await seen({ "X-Forwarded-For": "203.0.113.7" })).toBe("127.0.0.1");
  expect(await seen({ "X-Forwarded-For": ["203.0.113.7", "203.0.113.8"], Forwarded: "for=203.0.113.9" })).toBe(
    "127.0.0.1",
  );
  expect(await seen({ [peerHeader()]: "203.0.113.7" })).toBe("127.0.0.1");
  expect(await seen({ "X-Shotwright-Peer": "203.0.113.7" })).toBe("127.0.0.1");
});

test("behind proxies it is what the outermost of them saw, counted from our side", async () => {
  tellPeers();
  expect(await seen({ "X-Forwarded-For": "198.51.100.1, 203.0.113.7" }, 1)).toBe("203.0.113.7");
  expect(await seen({ "X-Forwarded-For": ["198.51.100.1", "203.0.113.7"] }, 1)).toBe("203.0.113.7");
  expect(await seen({ "X-Forwarded-For": "6.6.6.6, 203.0.113.7, 10.0.0.2" }, 2)).toBe("203.0.113.7");
  expect(await seen({}, 1)).toBe("127.0.0.1");
  expect(await seen({ "X-Forwarded-For": "203.0.113.7" }, 3)).toBe("203.0.113.7");
});

test("an address is written one way, IPv6 by its /64, and what is none is nobody's", () => {
  const of = (text: string) => addressOf(new Headers({ [peerHeader()]: text }), 0);
  expect(of("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(of("203.0.113.7:5123")).toBe("203.0.113.7");
  const one = of("2001:db8:0:7:aaaa:bbbb:cccc:1");
  expect(of("2001:0DB8::7:1:2:3:4")).toBe(one);
  expect(of("[2001:db8:0:7::9]:443")).toBe(one);
  expect(of("2001:db8:0:8::9")).not.toBe(one);
  expect(of("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  for (const none of ["", "localhost", "999.1.1.1", "2001:db8::zz", "::ffff:1.2.3.4.5"])
    expect(of(none)).toBe("unknown address");
});
