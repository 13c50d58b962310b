/** Returns a response with a JSON body. jsdom has no `Response`. */
export function jsonResponse(body: unknown, status = 200): Response {
  const text = JSON.stringify(body);
  const response = {
    status,
    ok: status < 400,
    headers: { get: () => null, has: () => false },
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  };
  return response as unknown as Response;
}
