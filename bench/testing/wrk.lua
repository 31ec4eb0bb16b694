-- For wrk: sends a body if there is one, and prints a result as JSON.

function init(args)
  if args[1] then
    wrk.method = "POST"
    wrk.body = args[1]
  end
end

function done(summary)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local rate = summary.requests / summary.duration * 1e6
  io.write(string.format('\n{"requests":%d,"rate":%.1f,"failures":%d}\n', summary.requests, rate, failures))
end
