import Foundation
import RegionsFiles

/// A program run to its end, and what that took.
struct TimedRun {
  /// On the wall.
  var seconds: Double
  /// On all processors together, in the program and in the system for it.
  let processorSeconds: Double
  /// The most memory it had at a time, in bytes. At least as much as this process has had, so what
  /// takes much is better done in a process of its own.
  let peakMemory: Int

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - input: the file it reads as its standard input.
  ///   - output: the file its standard output goes to.
  /// - Throws: if it can't be run or fails.
  init(_ command: [String], input: String = "/dev/null", output: String = "/dev/null") throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer {
      for argument in arguments { free(argument) }
    }
    arguments.append(nil)
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var child: pid_t = 0
    let start = DispatchTime.now().uptimeNanoseconds
    let result = posix_spawnp(&child, command[0], &actions, nil, arguments, environ)
    guard result == 0 else { throw CocoaError(.executableNotLoadable) }
    var status: Int32 = 0
    var usage = rusage()
    _ = uninterrupted { wait4(child, &status, 0, &usage) }
    seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    guard status == 0 else { throw CocoaError(.executableLoad) }
    processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
    #if canImport(Darwin)
    peakMemory = Int(usage.ru_maxrss)
    #else
    peakMemory = Int(usage.ru_maxrss) * 1024
    #endif
  }
}
